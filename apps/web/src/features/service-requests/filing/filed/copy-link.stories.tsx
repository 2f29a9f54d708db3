import type { Meta, Story } from '@/lib/story'
import { CopyLink } from './copy-link'

export default { component: CopyLink, title: 'service-requests/filing/filed/CopyLink' } satisfies Meta

type CopyLinkStory = Story<typeof CopyLink>

export const Default: CopyLinkStory = { args: { url: 'https://oficio.example/seguimiento/abc.def' } }
