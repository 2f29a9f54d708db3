import type { Meta, Story } from '@/lib/story'
import { InvoiceForm } from './invoice-form'

export default { component: InvoiceForm, title: 'payments/invoicing/InvoiceForm' } satisfies Meta

type InvoiceFormStory = Story<typeof InvoiceForm>

export const Empty: InvoiceFormStory = { args: { data: null } }
export const SavedData: InvoiceFormStory = {
  args: {
    data: {
      vatCondition: 'registered',
      name: 'Quiroga Hogar SRL',
      documentKind: 'cuit',
      document: '30712345671',
    },
  },
}
