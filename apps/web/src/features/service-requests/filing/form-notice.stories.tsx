import type { Meta, Story } from '@/lib/story'
import { plainLink } from '../form/request-link'
import { FormNotice } from './form-notice'
import { blankForm } from './state/opened-form'

export default { component: FormNotice, title: 'service-requests/filing/FormNotice' } satisfies Meta

type FormNoticeStory = Story<typeof FormNotice>

const form = { ...blankForm(plainLink), isRestored: true, remark: null, paidWith: null, preferredId: '' }
const onStartAgain = () => undefined

export const WithPhotos: FormNoticeStory = { args: { form, onStartAgain } }
export const PhotosGone: FormNoticeStory = { args: { form: { ...form, hasLostPhotos: true }, onStartAgain } }
export const Unpaid: FormNoticeStory = { args: { form: { ...form, remark: 'unpaid' }, onStartAgain } }
