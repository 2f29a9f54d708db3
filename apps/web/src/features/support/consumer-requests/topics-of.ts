import {
  type ConsumerRequestKind,
  consumerRequestTopics,
  consumerRequestTopicTexts,
} from '@oficio/contracts/support/consumer-requests'
import type { Topic } from './consumer-form'

/** Returns what a request of that kind may be about. Called on the server: the contract would bring its schemas along. */
export const topicsOf = (kind: ConsumerRequestKind): Topic[] =>
  consumerRequestTopics[kind].map((value) => ({ value, label: consumerRequestTopicTexts[value] }))
