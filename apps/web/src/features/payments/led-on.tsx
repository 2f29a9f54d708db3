'use client'

import { uiTimings } from '@oficio/contracts/limits'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'

/** Leads on after three seconds (spec section 9, 'redirects'), unless whoever reads wants to stay. */
export function LedOn({ href, label }: { href: string; label: string }) {
  const router = useRouter()
  const [isStaying, setIsStaying] = useState(false)

  useEffect(() => {
    if (isStaying) return
    const timer = setTimeout(() => router.push(href), uiTimings.redirectMs)
    return () => clearTimeout(timer)
  }, [router, href, isStaying])

  return (
    <>
      <Button asChild>
        <Link href={href}>{label}</Link>
      </Button>
      {!isStaying && (
        <Button variant="ghost" onClick={() => setIsStaying(true)}>
          Quedarme en esta página
        </Button>
      )}
    </>
  )
}
