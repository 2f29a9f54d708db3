import { textLink } from '@/components/ui/link-classes'

/** The button that loads older reviews. */
export const MoreReviewsButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={`${textLink} needs-script mt-4`} onClick={onClick}>
    Ver más reseñas
  </button>
)
