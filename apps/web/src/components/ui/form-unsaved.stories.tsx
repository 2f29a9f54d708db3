import { FormProvider, useForm } from 'react-hook-form'
import type { Meta, Story } from '@/lib/story'
import { FormUnsaved } from './form-unsaved'

export default { component: FormUnsaved, title: 'components/ui/FormUnsaved' } satisfies Meta

type FormUnsavedStory = Story<typeof FormUnsaved>

function NameForm({ saved, typed }: { saved: string; typed: string }) {
  const form = useForm({ defaultValues: { name: typed } })
  return (
    <FormProvider {...form}>
      <input aria-label="Nombre" {...form.register('name')} />
      <FormUnsaved saved={{ name: saved }} />
    </FormProvider>
  )
}

export const Unsaved: FormUnsavedStory = {
  render: () => <NameForm saved="Ferretería San Martín" typed="Ferretería Belgrano" />,
}
export const Saved: FormUnsavedStory = {
  render: () => <NameForm saved="Ferretería Belgrano" typed="Ferretería Belgrano" />,
}
