import type { Meta, Story } from '@/lib/story'
import { Loading } from './loading'

export default { component: Loading, title: 'components/ui/Loading' } satisfies Meta

type LoadingStory = Story<typeof Loading>

export const Default: LoadingStory = { args: {} }
export const WithLabel: LoadingStory = { args: { label: 'Buscando profesionales…' } }
