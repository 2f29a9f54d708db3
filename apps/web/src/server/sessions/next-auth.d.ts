import type { AccountView } from '@oficio/contracts/accounts/account-view'

declare module 'next-auth' {
  /** What the login hands to the cookie. */
  interface User {
    id: string
    sid: string
  }
  /** What /api/auth/session answers. */
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
