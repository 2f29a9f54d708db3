import type { Meta, Story } from '@/lib/story'
import { FailedCheck } from './failed-check'

export default {
  component: FailedCheck,
  title: 'payments/FailedCheck',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type FailedCheckStory = Story<typeof FailedCheck>

export const ProviderAway: FailedCheckStory = {
  args: {
    error: { code: 'provider_away', text: 'Mercado Pago no responde.', fields: {} },
    onRetry: () => undefined,
    actions: null,
  },
}
export const Offline: FailedCheckStory = {
  args: {
    error: { code: 'network', text: 'No pudimos conectarnos. Revisá tu conexión a internet.', fields: {} },
    onRetry: () => undefined,
    actions: null,
  },
}
