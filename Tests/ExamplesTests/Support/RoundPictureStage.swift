import StaggeredRowsExample
import UIKit

/// A stage whose cells show pictures of cats.
final class RoundPictureStage: ExampleStage {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.register(RoundPictureCell.self, forCellWithReuseIdentifier: "round")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "round", for: indexPath)
        let name = "cat \(indexPath.item % 10)"
        (cell as? RoundPictureCell)?.imageView.image = UIImage(named: name)
        return cell
    }
}
