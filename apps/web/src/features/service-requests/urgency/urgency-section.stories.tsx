import { FormProvider, useForm } from 'react-hook-form'
import type { Meta, Story } from '@/lib/story'
import { sampleUrgentOffer } from '../samples'
import { UrgencySection } from './urgency-section'

export default { component: UrgencySection, title: 'service-requests/urgency/UrgencySection' } satisfies Meta

type UrgencySectionStory = Story<typeof UrgencySection>

const section = { offer: sampleUrgentOffer, isPaid: false, netPrice: null, urgencyTerms: null }

type Props = Parameters<typeof UrgencySection>[0]

const inForm = (props: Props) => <InForm {...props} />

function InForm(props: Props) {
  return (
    <FormProvider {...useForm()}>
      <UrgencySection {...props} />
    </FormProvider>
  )
}

export const Offer: UrgencySectionStory = { args: section, render: inForm }
export const AlreadyPaid: UrgencySectionStory = { args: { ...section, isPaid: true }, render: inForm }
export const ClosedForTheDay: UrgencySectionStory = {
  args: { ...section, offer: { ...sampleUrgentOffer, hours: { ...sampleUrgentOffer.hours, isOpen: false } } },
  render: inForm,
}
export const WithoutRefund: UrgencySectionStory = {
  args: { ...section, offer: { ...sampleUrgentOffer, refundMinutes: null, answeredPercent: null } },
  render: inForm,
}
