import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

/** The card of the subscription and the first lines of the history, before they are known. */
export function PlanSkeleton() {
  return (
    <div className="space-y-10">
      <Card className="space-y-5">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-11 w-64" />
        <Skeleton className="h-28 w-full" />
      </Card>
      <Card className="space-y-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </Card>
    </div>
  )
}
