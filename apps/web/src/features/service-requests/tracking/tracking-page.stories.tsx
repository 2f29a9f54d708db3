import type { Meta, Story } from '@/lib/story'
import { emptyLinkQuery, sampleTracking } from '../samples'
import { TrackingPage } from './tracking-page'

export default {
  component: TrackingPage,
  title: 'service-requests/tracking/TrackingPage',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type TrackingPageStory = Story<typeof TrackingPage>

const page = {
  tracking: sampleTracking,
  token: 'abc.def',
  query: emptyLinkQuery,
  isLoggedIn: true,
  rubros: [],
  provincias: [],
  leadsPerRequest: 5,
  photos: null,
  photoField: null,
  reportQuestion: () => null,
  isReviewed: false,
  review: null,
}

export const FirstContact: TrackingPageStory = { args: page }
export const NobodyYet: TrackingPageStory = {
  args: {
    ...page,
    tracking: {
      ...sampleTracking,
      leads: [],
      request: { ...sampleTracking.request, status: 'pending', seatsLeft: 5 },
    },
  },
}
export const Unconfirmed: TrackingPageStory = {
  args: {
    ...page,
    tracking: { ...sampleTracking, request: { ...sampleTracking.request, isConfirmed: false } },
  },
}
export const MailRefused: TrackingPageStory = {
  args: {
    ...page,
    isLoggedIn: false,
    tracking: {
      ...sampleTracking,
      hasAccount: false,
      refusedMail: { email: 'ana@correo.example', isUnwanted: false },
    },
  },
}
export const InProgress: TrackingPageStory = {
  args: {
    ...page,
    tracking: { ...sampleTracking, request: { ...sampleTracking.request, status: 'in_progress' } },
  },
}
export const Closed: TrackingPageStory = {
  args: {
    ...page,
    tracking: { ...sampleTracking, request: { ...sampleTracking.request, status: 'completed' } },
  },
}
