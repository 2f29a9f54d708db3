import { FormProvider, useForm } from 'react-hook-form'
import type { Meta, Story } from '@/lib/story'
import { FormUnsaved } from './form-unsaved'

export default { component: FormUnsaved, title: 'components/ui/FormUnsaved' } satisfies Meta

type FormUnsavedStory = Story<typeof FormUnsaved>

function NameForm({ savedName, typedName }: { savedName: string; typedName: string }) {
  const form = useForm({ defaultValues: { name: typedName } })
  return (
    <FormProvider {...form}>
      <input aria-label="Nombre" {...form.register('name')} />
      <FormUnsaved savedValues={{ name: savedName }} />
    </FormProvider>
  )
}

export const Unsaved: FormUnsavedStory = {
  render: () => <NameForm savedName="Ferretería San Martín" typedName="Ferretería Belgrano" />,
}
export const SavedForm: FormUnsavedStory = {
  render: () => <NameForm savedName="Ferretería Belgrano" typedName="Ferretería Belgrano" />,
}
