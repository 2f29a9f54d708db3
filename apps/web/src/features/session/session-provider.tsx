'use client'

import { SessionProvider as NextAuthProvider } from 'next-auth/react'
import type { ReactNode } from 'react'

/** Lets every part of the page know who is logged in; asks again when the visitor comes back to the tab. */
export function SessionProvider({ children }: { children: ReactNode }) {
  return <NextAuthProvider>{children}</NextAuthProvider>
}
