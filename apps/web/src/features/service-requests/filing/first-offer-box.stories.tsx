import { getFirstOfferEndpoint } from '@oficio/contracts/service-requests/first-offer'
import { FormProvider, useForm } from 'react-hook-form'
import { answer, type Meta, refusal, type Story } from '@/lib/story'
import { FirstOfferBox } from './first-offer-box'

export default { component: FirstOfferBox, title: 'service-requests/filing/FirstOfferBox' } satisfies Meta

type FirstOfferBoxStory = Story<typeof FirstOfferBox>

const offer = { firstName: 'Ramón', lastName: 'Ledesma', isMatching: true, minutes: 60, urgentMinutes: 15 }
const box = { professionalId: 'professional', onDrop: () => undefined }

type Props = Parameters<typeof FirstOfferBox>[0]

const inForm = (props: Props) => <InForm {...props} />

function InForm(props: Props) {
  return (
    <FormProvider {...useForm({ defaultValues: { rubroId: '3', city: '1', isUrgent: false } })}>
      <p>¿Qué necesitás?</p>
      <FirstOfferBox {...props} />
    </FormProvider>
  )
}

export const Possible: FirstOfferBoxStory = {
  args: box,
  render: inForm,
  parameters: { answers: [answer(getFirstOfferEndpoint, offer)] },
}
export const BeforeRubroAndTown: FirstOfferBoxStory = {
  args: box,
  render: inForm,
  parameters: { answers: [answer(getFirstOfferEndpoint, { ...offer, isMatching: null })] },
}
export const NotMatching: FirstOfferBoxStory = {
  args: box,
  render: inForm,
  parameters: { answers: [answer(getFirstOfferEndpoint, { ...offer, isMatching: false })] },
}
export const NoTimeAlone: FirstOfferBoxStory = {
  args: box,
  render: inForm,
  parameters: { answers: [answer(getFirstOfferEndpoint, { ...offer, minutes: 0 })] },
}
export const LeftTheSite: FirstOfferBoxStory = {
  args: box,
  render: inForm,
  parameters: { answers: [refusal(getFirstOfferEndpoint, 'not_found', 'No existe.', 404)] },
}
