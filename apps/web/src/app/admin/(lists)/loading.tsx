import { Loading } from '@/components/ui/loading'

// Only where the layout has already decided who may be here: below this, a redirect would come too late for its status.
export default function PageLoading() {
  return <Loading />
}
