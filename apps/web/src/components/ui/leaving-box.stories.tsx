import type { Meta, Story } from '@/lib/story'
import { LeavingBox } from './leaving-box'

export default { component: LeavingBox, title: 'components/ui/LeavingBox' } satisfies Meta

type LeavingBoxStory = Story<typeof LeavingBox>

export const Default: LeavingBoxStory = { args: { url: 'https://www.mercadopago.com.ar/checkout' } }
