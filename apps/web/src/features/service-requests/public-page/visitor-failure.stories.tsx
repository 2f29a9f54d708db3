import type { Meta, Story } from '@/lib/story'
import { VisitorFailure } from './visitor-failure'

export default {
  component: VisitorFailure,
  title: 'service-requests/public-page/VisitorFailure',
} satisfies Meta

type VisitorFailureStory = Story<typeof VisitorFailure>

export const Default: VisitorFailureStory = { args: { onRetry: () => undefined } }
