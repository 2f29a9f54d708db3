import type { Meta, Story } from '@/lib/story'
import { FailedLoad } from './failed-load'

export default { component: FailedLoad, title: 'components/ui/FailedLoad' } satisfies Meta

type FailedLoadStory = Story<typeof FailedLoad>

export const Default: FailedLoadStory = {
  args: {
    title: 'No pudimos cargar las reseñas',
    text: 'El sitio tardó demasiado en responder.',
    onRetry: () => undefined,
  },
}
