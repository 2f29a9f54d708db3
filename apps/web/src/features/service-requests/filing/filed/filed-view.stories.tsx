import { getServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { answer, type Meta, type Story } from '@/lib/story'
import { sampleRequest } from '../../samples'
import { FiledView } from './filed-view'

export default {
  component: FiledView,
  title: 'service-requests/filing/filed/FiledView',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type FiledViewStory = Story<typeof FiledView>

const request = {
  requestId: 'request',
  trackingUrl: 'https://oficio.example/seguimiento/abc.def',
  email: 'ana@correo.example',
  isConfirmed: false,
  expiresAt: '2035-12-12T13:15:00.000Z',
  isUrgent: false,
  urgentDueAt: null,
  firstOffer: null,
}
const view = {
  request,
  leadsPerRequest: 5,
  isFresh: true,
  onChange: () => undefined,
  onStartAgain: () => undefined,
}

export const Confirmed: FiledViewStory = { args: { ...view, request: { ...request, isConfirmed: true } } }
export const Notified: FiledViewStory = {
  args: { ...view, isFresh: false, request: { ...request, isConfirmed: true } },
  parameters: { answers: [answer(getServiceRequestEndpoint, sampleRequest)] },
}
export const Unconfirmed: FiledViewStory = { args: view }
export const CodeWaiting: FiledViewStory = { args: { ...view, request: { ...request, isCodeWaiting: true } } }
export const Urgent: FiledViewStory = {
  args: {
    ...view,
    request: { ...request, isConfirmed: true, isUrgent: true, urgentDueAt: '2035-11-28T15:00:00.000Z' },
  },
}
export const OfferedToOneFirst: FiledViewStory = {
  args: {
    ...view,
    request: {
      ...request,
      isConfirmed: true,
      firstOffer: { professionalName: 'Ramón Ledesma', until: '2035-11-28T18:00:00.000Z' },
    },
  },
}
