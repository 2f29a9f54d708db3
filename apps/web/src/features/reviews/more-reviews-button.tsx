import { textLink } from '@/components/ui/link-classes'

/** Stands where older reviews will be: they are fetched for whoever wants to read on. */
export const MoreReviewsButton = ({ onClick }: { onClick: () => void }) => (
  <button type="button" className={`${textLink} needs-script mt-4`} onClick={onClick}>
    Ver más reseñas
  </button>
)
