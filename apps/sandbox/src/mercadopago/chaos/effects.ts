/** What can go wrong on purpose. Spans are milliseconds. */
export type Effect =
  // Calls of the API, before anything happens.
  | { kind: 'status'; status: number; body: 'json' | 'html' | 'empty'; retryAfterSeconds?: number }
  | { kind: 'latency'; ms: number }
  | { kind: 'refuse_connection' }
  /** The application has no permission for it. */
  | { kind: 'policy_denied' }
  | { kind: 'answer'; status: number; json: unknown }
  // Calls of the API, after the change was made.
  | { kind: 'drop_connection' }
  | { kind: 'stall' }
  | { kind: 'empty_body' }
  | { kind: 'partial_json' }
  | { kind: 'search_lag'; ms: number }
  | { kind: 'altered'; set?: Record<string, unknown> | undefined; remove?: string[] | undefined }
  // Notifications, when they arise.
  | { kind: 'duplicate'; copies: number }
  | { kind: 'reorder'; count: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'never' }
  | { kind: 'before_redirect' }
  | { kind: 'after_redirect' }
  | { kind: 'ipn' }
  // Notifications, at each attempt.
  | { kind: 'bad_signature' }
  /** Signed with the other of the two secrets, as deliveries of test credentials are. */
  | { kind: 'second_secret' }
  | { kind: 'no_request_id' }
  | { kind: 'ts_milliseconds' }
  | { kind: 'stale_ts'; ageSeconds: number }
  // Payments at the checkout.
  | {
      kind: 'wrong_payment'
      amountCentavos?: number
      currency?: string
      externalReference?: string | null
      collectorId?: string
    }

export type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

export interface ChaosRule {
  /** Of API calls; any when left out. */
  method?: string | undefined
  /** The path without its last slash for API calls, the topic for notifications; `*` means anything. */
  path: string
  /** How often; null until it is taken away. */
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
