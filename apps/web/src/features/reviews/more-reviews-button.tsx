import { textLink } from '@/components/ui/link-classes'

/** Placeholder of older reviews, which are fetched when the reader asks for more. */
export const MoreReviewsButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={`${textLink} needs-script mt-4`} onClick={onClick}>
    Ver más reseñas
  </button>
)
