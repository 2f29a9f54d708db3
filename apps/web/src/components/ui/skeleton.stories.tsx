import type { Meta, Story } from '@/lib/story'
import { Skeleton } from './skeleton'

export default { component: Skeleton, title: 'components/ui/Skeleton' } satisfies Meta

type SkeletonStory = Story<typeof Skeleton>

export const Line: SkeletonStory = {
  render: () => (
    <>
      <p className="sr-only">Cargando</p>
      <Skeleton className="h-6 w-60" />
    </>
  ),
}
export const ShapedByChildren: SkeletonStory = { args: { children: 'Ramón Ledesma' } }
