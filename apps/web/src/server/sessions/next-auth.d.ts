import type { AccountView } from '@oficio/contracts/accounts/account-view'

declare module 'next-auth' {
  /** The result of a login that next-auth stores in the cookie. */
  interface User {
    id: string
    sid: string
  }
  /** The response of /api/auth/session. */
  interface Session {
    user: AccountView & { businessName: string | null }
    expires: string
  }
}

declare module 'next-auth/jwt' {
  interface JWT {
    sub: string
    sid: string
  }
}
