'use client'

import { useSyncExternalStore } from 'react'
import { getVisitor, getVisitorOnServer, subscribeToVisitor, type Visitor } from './visitor-store'

/** Returns the visitor of the page. `useAuth` also logs in and out, which few pages need. */
export const useVisitor = (): Visitor =>
  useSyncExternalStore(subscribeToVisitor, getVisitor, getVisitorOnServer)
