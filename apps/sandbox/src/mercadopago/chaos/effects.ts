/** The faults that the stand-in can imitate. Durations are in milliseconds. */
export type Effect =
  // For API calls, before the change is made.
  | { kind: 'status'; status: number; body: 'json' | 'html' | 'empty'; retryAfterSeconds?: number }
  | { kind: 'latency'; ms: number }
  | { kind: 'refuse_connection' }
  /** The application lacks the permission. */
  | { kind: 'policy_denied' }
  | { kind: 'answer'; status: number; json: unknown }
  // For API calls, after the change was made.
  | { kind: 'drop_connection' }
  | { kind: 'stall' }
  | { kind: 'empty_body' }
  | { kind: 'partial_json' }
  | { kind: 'search_lag'; ms: number }
  | { kind: 'altered'; set?: Record<string, unknown> | undefined; remove?: string[] | undefined }
  // For notifications, when they are created.
  | { kind: 'duplicate'; copies: number }
  | { kind: 'reorder'; count: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'never' }
  | { kind: 'before_redirect' }
  | { kind: 'after_redirect' }
  | { kind: 'ipn' }
  // For notifications, at each attempt.
  | { kind: 'bad_signature' }
  /** Signed with the second secret, as the deliveries of test credentials are. */
  | { kind: 'second_secret' }
  | { kind: 'no_request_id' }
  | { kind: 'ts_milliseconds' }
  | { kind: 'stale_ts'; ageSeconds: number }
  // For payments at the checkout.
  | {
      kind: 'wrong_payment'
      amountCentavos?: number
      currency?: string
      externalReference?: string | null
      collectorId?: string
    }

export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

export interface ChaosRule {
  /** The HTTP method of API calls; default: any. */
  method?: string | undefined
  /** For API calls the path without its trailing slash, for notifications the topic. `*` matches anything. */
  path: string
  /** How many times the rule applies; null until it is removed. */
  times: number | null
  effect: Effect
}

const notificationKinds = [
  'duplicate',
  'reorder',
  'delay',
  'never',
  'before_redirect',
  'after_redirect',
  'ipn',
  'bad_signature',
  'second_secret',
  'no_request_id',
  'ts_milliseconds',
  'stale_ts',
]

export function scopeOf({ kind }: Effect): 'api' | 'notification' | 'payment' {
  if (kind === 'wrong_payment') return 'payment'
  return notificationKinds.includes(kind) ? 'notification' : 'api'
}
