import UIKit

/// People with badges, and notes. Selecting a person adds them to the favorites or removes them; selecting a note
/// deletes it.
public final class PinnedBadgesViewController: UICollectionViewController {
    private let peopleCount: Int
    private let noteCount: Int
    /// The people whose letters have been read.
    private var read: Set<Person> = []
    private var dataSource: UICollectionViewDiffableDataSource<PeopleSection, PeopleItem>!

    public init(peopleCount: Int = 40, noteCount: Int = 6) {
        self.peopleCount = peopleCount
        self.noteCount = noteCount
        super.init(collectionViewLayout: UICollectionViewLayout())
        title = "People"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewCompositionalLayout { section, environment in
            PeopleSection.allCases[section].section(width: environment.container.effectiveContentSize.width)
        }
        layout.register(Backdrop.self, forDecorationViewOfKind: Backdrop.kind)
        collectionView.collectionViewLayout = layout
        collectionView.backgroundColor = .systemBackground
        configureCells()
        configureSupplementaryViews()
        let people = (0..<peopleCount).map { PeopleItem.person(Person(number: $0)) }
        var snapshot = NSDiffableDataSourceSnapshot<PeopleSection, PeopleItem>()
        snapshot.appendSections(PeopleSection.allCases)
        snapshot.appendItems(Array(people.prefix(5)), toSection: .favorites)
        snapshot.appendItems((0..<noteCount).map { .note(Note(number: $0)) }, toSection: .notes)
        snapshot.appendItems(Array(people.dropFirst(5)), toSection: .everyone)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func configureCells() {
        let people = UICollectionView.CellRegistration<PersonCell, Person> { cell, _, person in
            cell.label.text = person.name
        }
        let notes = UICollectionView.CellRegistration<NoteCell, Note> { cell, _, note in cell.label.text = note.text }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            switch item {
            case .person(let person): view.dequeueConfiguredReusableCell(using: people, for: path, item: person)
            case .note(let note): view.dequeueConfiguredReusableCell(using: notes, for: path, item: note)
            }
        }
    }

    private func configureSupplementaryViews() {
        let badges = UICollectionView.SupplementaryRegistration<Badge>(elementKind: Badge.kind) {
            [unowned self] badge, _, path in
            badge.count = letters(at: path)
        }
        let titles = UICollectionView.SupplementaryRegistration<SectionTitle>(elementKind: SectionTitle.kind) {
            view, _, path in
            view.label.text = PeopleSection.allCases[path.section].title
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            kind == Badge.kind
                ? view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
                : view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
    }

    /// Returns the number of unread letters. Every cell of a section has one badge, so both have the same index path.
    private func letters(at path: IndexPath) -> Int {
        guard case .person(let person) = dataSource.itemIdentifier(for: path), !read.contains(person) else { return 0 }
        return person.waitingLetters
    }

    // MARK: Choosing

    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        var snapshot = dataSource.snapshot()
        snapshot.deleteItems([item])
        if case .person(let person) = item {
            read.insert(person)
            let wasFavorite = PeopleSection.allCases[indexPath.section] == .favorites
            let section = wasFavorite ? PeopleSection.everyone : .favorites
            if let first = snapshot.itemIdentifiers(inSection: section).first {
                snapshot.insertItems([item], beforeItem: first)
            } else {
                snapshot.appendItems([item], toSection: section)
            }
        }
        dataSource.apply(snapshot)
        updateBadges()
    }

    /// Updates the badges on the screen. Snapshots reconfigure cells, and not the views that are attached to them.
    private func updateBadges() {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: Badge.kind) {
            (collectionView.supplementaryView(forElementKind: Badge.kind, at: path) as? Badge)?.count = letters(
                at: path)
        }
    }
}
