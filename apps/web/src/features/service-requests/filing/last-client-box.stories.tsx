import { FormProvider, useForm } from 'react-hook-form'
import type { Meta, Story } from '@/lib/story'
import { LastClientBox } from './last-client-box'

export default { component: LastClientBox, title: 'service-requests/filing/LastClientBox' } satisfies Meta

function InForm() {
  return (
    <FormProvider {...useForm()}>
      <LastClientBox onForget={() => undefined} />
    </FormProvider>
  )
}

export const Remembered: Story<typeof LastClientBox> = {
  args: { onForget: () => undefined },
  render: () => <InForm />,
}
