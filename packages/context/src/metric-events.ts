import { type Channel, channel } from 'node:diagnostics_channel'

export interface RequestEvent {
  kind: string
  method: string
  status: number
  seconds: number
}

export interface CallEvent {
  /** Method and path of the API call: 'POST /service-requests' */
  call: string
  status: number
  seconds: number
}

export interface JobEvent {
  job: string
  outcome: 'done' | 'failed'
  seconds: number
}

// Node's diagnostics channels belong to the process, while Next makes several bundles with separate modules. This file
// is separate from the collector, so that a route does not bundle the collector.
export const requestChannel = channel('oficio:request')
export const callChannel = channel('oficio:call')
export const jobChannel = channel('oficio:job')

/** Publish an event to the collector (`metrics.ts`). Without a collector they cost nothing. */
export const noteRequest = (news: RequestEvent): void => publish(requestChannel, news)
export const noteCall = (news: CallEvent): void => publish(callChannel, news)
export const noteJob = (news: JobEvent): void => publish(jobChannel, news)

function publish(where: Channel, news: object): void {
  if (where.hasSubscribers) where.publish(news)
}
