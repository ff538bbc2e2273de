// Lets source written for iOS say `import QuartzCore` where there is none.
@_exported import CollectionView
