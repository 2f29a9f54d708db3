/** Who may be seen by anybody: approved, and with an account that is not closed. */
export const isPublic = { status: 'approved', user: { closedAt: null } } as const
