import { ApiError } from '@/lib/api/api-client'
import type { Meta, Story } from '@/lib/story'
import { EditRefusal } from './edit-refusal'

export default { component: EditRefusal, title: 'service-requests/editing/EditRefusal' } satisfies Meta

type EditRefusalStory = Story<typeof EditRefusal>

const refusal = { storedHref: '/', onOverwrite: async () => undefined }
const changedText = 'Tu solicitud cambió mientras la corregías, en otra pestaña o en otro dispositivo.'

export const SavedElsewhere: EditRefusalStory = {
  args: { ...refusal, refusal: new ApiError('request_changed', { text: changedText }) },
}
export const Offline: EditRefusalStory = { args: { ...refusal, refusal: new ApiError('network') } }
