import { LostPair } from '@/features/search/landing/lost-pair'

export default function CategoryNotFound() {
  return <LostPair kind="category" />
}
