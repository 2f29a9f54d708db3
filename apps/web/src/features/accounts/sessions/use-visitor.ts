'use client'

import { useSyncExternalStore } from 'react'
import { getVisitor, getVisitorOnServer, subscribeToVisitor, type Visitor } from './visitor-store'

/** Who looks at the page. `useAuth` says the same and can log in and out besides, which few pages need. */
export const useVisitor = (): Visitor =>
  useSyncExternalStore(subscribeToVisitor, getVisitor, getVisitorOnServer)
