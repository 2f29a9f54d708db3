/** Actions of a payer or the provider on an intent, in order. All except 'pay' apply to the last payment. */
export type Move =
  | { do: 'pay'; status: string; wrong?: 'amount' | 'currency' | 'receiver' }
  | { do: 'become'; status: string }
  /** A refund in the provider's own panel. */
  | { do: 'refund'; part: 'all' | 'half' }

/**
 * The subject of the payment: a stored form, an existing request, the verification of an account, or nothing of ours.
 */
type Subject = 'draft' | 'request' | 'professional' | 'nothing'

interface Scenario {
  name: string
  moves: readonly Move[]
  /** Whether the payment page has expired before the payment. */
  isLate?: boolean
  /** Whether the effect of the payment is in force at the end. */
  isInForce: boolean
  /** Number of payments that the site refunds. */
  givenBack?: number
  subject?: Subject
}

export interface PaymentCase {
  scenario: Scenario
  subject: Subject
}

const pay = (status: string): Move => ({ do: 'pay', status })
const wrong = (field: 'amount' | 'currency' | 'receiver'): Move => ({
  do: 'pay',
  status: 'approved',
  wrong: field,
})
const become = (status: string): Move => ({ do: 'become', status })
const refund = (part: 'all' | 'half'): Move => ({ do: 'refund', part })

const approved: Scenario = { name: 'approved', moves: [pay('approved')], isInForce: true }

const scenarios: readonly Scenario[] = [
  approved,
  { name: 'declined', moves: [pay('rejected')], isInForce: false },
  { name: 'declined, then approved', moves: [pay('rejected'), pay('approved')], isInForce: true },
  {
    name: 'under review, then approved',
    moves: [pay('in_process'), become('approved')],
    isInForce: true,
  },
  {
    name: 'pending, then cancelled',
    moves: [pay('pending'), become('cancelled')],
    isInForce: false,
  },
  { name: 'pending for ever', moves: [pay('pending')], isInForce: false },
  {
    name: 'refunded in the panel',
    moves: [pay('approved'), refund('all')],
    isInForce: false,
  },
  {
    name: 'refunded in part in the panel',
    moves: [pay('approved'), refund('half')],
    isInForce: true,
  },
  {
    name: 'charged back',
    moves: [pay('approved'), become('charged_back')],
    isInForce: false,
  },
  {
    name: 'charged back, and the site won',
    moves: [pay('approved'), become('charged_back'), become('approved')],
    isInForce: true,
  },
  {
    name: 'disputed, and the claim dropped',
    moves: [pay('approved'), become('in_mediation'), become('approved')],
    isInForce: true,
  },
  { name: 'paid twice', moves: [pay('approved'), pay('approved')], isInForce: true, givenBack: 1 },
  {
    name: 'paid three times',
    moves: [pay('approved'), pay('approved'), pay('approved')],
    isInForce: true,
    givenBack: 2,
  },
  {
    name: 'approved after the page had ended',
    moves: [pay('approved')],
    isLate: true,
    isInForce: false,
    givenBack: 1,
  },
  {
    name: 'under review, approved after the page had ended',
    moves: [pay('in_process'), become('approved')],
    isLate: true,
    isInForce: false,
    givenBack: 1,
  },
  { name: 'of another amount', moves: [wrong('amount')], isInForce: false },
  { name: 'in another currency', moves: [wrong('currency')], isInForce: false },
  { name: 'to another receiver', moves: [wrong('receiver')], isInForce: false },
  { name: 'not ours', moves: [pay('approved')], isInForce: false, subject: 'nothing' },
]

/** Most payments are fees of urgent forms, as on the real site. */
const subjects: readonly Subject[] = ['draft', 'draft', 'request', 'draft', 'professional', 'draft', 'draft']

/** Returns cases that make the provider send exactly `count` notifications. The scenarios take turns. */
export function casesFor(count: number): PaymentCase[] {
  const cases: PaymentCase[] = []
  for (let remaining = count, turn = 0; remaining > 0; turn += 1) {
    const next = scenarios[turn % scenarios.length] ?? approved
    const scenario = countNotifications(next.moves) <= remaining ? next : approved
    cases.push({ scenario, subject: scenario.subject ?? subjects[turn % subjects.length] ?? 'draft' })
    remaining -= countNotifications(scenario.moves)
  }
  return cases
}

/**
 * Returns the number of notifications of these moves. A chargeback and its end cause one about the dispute, besides
 * that of the payment.
 */
function countNotifications(moves: readonly Move[]): number {
  const disputes = moves.filter(
    (move, index) =>
      move.do === 'become' &&
      (move.status === 'charged_back' || (move.status === 'approved' && isChargedBack(moves[index - 1]))),
  )
  return moves.length + disputes.length
}

const isChargedBack = (move: Move | undefined): boolean =>
  move?.do === 'become' && move.status === 'charged_back'
