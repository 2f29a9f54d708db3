'use client'

import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'

/** A link to keep: shown whole, copied with one tap. */
export function CopyLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // Not allowed, or no clipboard without TLS: the text is selected, so copying by hand is one step away.
      setIsCopied(document.execCommand('copy'))
    }
  }

  return (
    <div className="flex flex-col gap-2 sm:flex-row">
      <Input
        ref={field}
        readOnly
        value={url}
        aria-label="Enlace de seguimiento"
        onFocus={(event) => event.target.select()}
        className="min-w-0 bg-background text-sm sm:flex-1"
      />
      <Button variant="outline" onClick={copy} aria-live="polite">
        {isCopied ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
        {isCopied ? 'Copiado' : 'Copiar enlace'}
      </Button>
    </div>
  )
}
