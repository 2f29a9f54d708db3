import type { Meta, Story } from '@/lib/story'
import { RequestLinksForm } from './request-links-form'

export default {
  component: RequestLinksForm,
  title: 'service-requests/way-back/RequestLinksForm',
} satisfies Meta

type RequestLinksFormStory = Story<typeof RequestLinksForm>

const form = { wasSent: false, refusal: null, fault: undefined, email: '' }

export const Blank: RequestLinksFormStory = { args: form }
export const WithFault: RequestLinksFormStory = {
  args: { ...form, email: 'ana@', fault: 'Escribí un email completo' },
}
export const WithRefusal: RequestLinksFormStory = {
  args: { ...form, email: 'ana@correo.example', refusal: 'Pediste muchos enlaces. Probá en una hora.' },
}
export const LinkSent: RequestLinksFormStory = {
  args: { ...form, email: 'ana@correo.example', wasSent: true },
}
