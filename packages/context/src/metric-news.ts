import { type Channel, channel } from 'node:diagnostics_channel'

export interface RequestNews {
  kind: string
  method: string
  status: number
  seconds: number
}

export interface CallNews {
  /** 'POST /service-requests' */
  call: string
  status: number
  seconds: number
}

export interface JobNews {
  job: string
  outcome: 'done' | 'failed'
  seconds: number
}

// Channels of Node are the process's own, while Next makes several bundles, each with modules of its own. Apart from what
// counts, so that a route does not hold that as well.
export const requestChannel = channel('oficio:request')
export const callChannel = channel('oficio:call')
export const jobChannel = channel('oficio:job')

/** Publishes to the collector (`metrics.ts`); free without one. */
export const noteRequest = (news: RequestNews): void => tell(requestChannel, news)
export const noteCall = (news: CallNews): void => tell(callChannel, news)
export const noteJob = (news: JobNews): void => tell(jobChannel, news)

function tell(where: Channel, news: object): void {
  if (where.hasSubscribers) where.publish(news)
}
