import type {
  chooseNoticesEndpoint,
  NoticeChoice,
  NoticeChoices,
  RequestMails,
} from '@oficio/contracts/accounts/notice-choices'
import type { BodyOf } from '@oficio/contracts/endpoint'

type Switch = `${NoticeChoice['group']} ${NoticeChoice['channel']}`

/** What the form holds: each switch by its group and channel. */
export interface ChosenValues {
  wanted: Partial<Record<Switch, boolean>>
  requestMails: RequestMails | null
}

/** Returns what the form holds of what is stored. */
export const valuesOf = ({ groups, requestMails }: NoticeChoices): ChosenValues => ({
  wanted: Object.fromEntries(
    groups.flatMap(({ group, open, wanted }) =>
      open.map((channel) => [`${group} ${channel}`, wanted.includes(channel)]),
    ),
  ),
  requestMails,
})

/** Returns what is to be sent: the switches that stand otherwise than they were stored. */
export function changesOf(saved: ChosenValues, values: ChosenValues): BodyOf<typeof chooseNoticesEndpoint> {
  const { requestMails } = values
  return {
    choices: switchesOf(values)
      .filter((name) => values.wanted[name] !== saved.wanted[name])
      .map((name) => {
        // Names are made of both, above.
        const [group, channel] = name.split(' ') as [NoticeChoice['group'], NoticeChoice['channel']]
        return { group, channel, isWanted: values.wanted[name] === true }
      }),
    ...(requestMails !== null && requestMails !== saved.requestMails && { requestMails }),
  }
}

interface Merged {
  sent: ChosenValues
  /** With what was changed while it was sent. */
  current: ChosenValues
  /** As it is stored now, with what another page changed. */
  stored: ChosenValues
}

/** Returns what the form holds after it was saved. */
export function mergeChoices({ sent, current, stored }: Merged): ChosenValues {
  const changed = switchesOf(current).filter((name) => current.wanted[name] !== sent.wanted[name])
  return {
    wanted: { ...stored.wanted, ...Object.fromEntries(changed.map((name) => [name, current.wanted[name]])) },
    requestMails: current.requestMails === sent.requestMails ? stored.requestMails : current.requestMails,
  }
}

// What `Object.keys` gives are the names that the record was written with.
const switchesOf = ({ wanted }: ChosenValues) => Object.keys(wanted) as Switch[]
