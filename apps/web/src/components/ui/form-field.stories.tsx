import { FormProvider, useForm } from 'react-hook-form'
import type { Meta, Story } from '@/lib/story'
import { FormField } from './form-field'

export default { component: FormField, title: 'components/ui/FormField' } satisfies Meta

type FormFieldStory = Story<typeof FormField>

const errors = { title: { type: 'custom', message: 'Escribí un título' } }

type Props = Parameters<typeof FormField>[0]

const inForm = (props: Props) => <InForm {...props} />

function InForm(props: Props) {
  const form = useForm({ errors })
  return (
    <FormProvider {...form}>
      <FormField {...props} />
    </FormProvider>
  )
}

export const Line: FormFieldStory = {
  args: { name: 'company', label: 'Empresa', hint: 'Como figura en la factura.', isOptional: true },
  render: inForm,
}
export const SeveralLines: FormFieldStory = {
  args: { name: 'description', label: 'Descripción', rows: 4 },
  render: inForm,
}
export const WithFault: FormFieldStory = { args: { name: 'title', label: 'Título' }, render: inForm }
