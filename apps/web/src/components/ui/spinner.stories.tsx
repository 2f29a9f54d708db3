import type { Meta, Story } from '@/lib/story'
import { Spinner } from './spinner'

export default { component: Spinner, title: 'components/ui/Spinner' } satisfies Meta

type SpinnerStory = Story<typeof Spinner>

export const Default: SpinnerStory = {
  render: () => (
    <p className="flex gap-2">
      <Spinner /> Buscando…
    </p>
  ),
}
