import { LostPair } from '@/features/search/landing/lost-pair'

export default function RubroNotFound() {
  return <LostPair kind="rubro" />
}
