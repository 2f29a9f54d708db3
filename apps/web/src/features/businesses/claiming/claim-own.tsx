'use client'

import { claimBusinessEndpoint } from '@oficio/contracts/businesses/claims'
import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { callApi, errorOf } from '@/lib/api/api-client'
import { toast } from '@/lib/toast'

/** Claims a page without a code, for a user whose confirmed email address is the page's own. */
export function ClaimOwn({ businessId: id, email }: { businessId: string; email: string }) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const claim = async () => {
    setIsSending(true)
    setRefusal(null)
    try {
      await callApi(claimBusinessEndpoint, { params: { id }, body: {} })
      toast.success('La página ya es tuya')
      router.push(paths.userBusiness(id))
    } catch (error) {
      const { code, text } = errorOf(error)
      setRefusal(text)
      setIsSending(false)
      if (code === 'page_taken') router.refresh()
    }
  }

  return (
    <Card className="space-y-5">
      <p>
        En la página figura <strong className="font-semibold wrap-anywhere">{email}</strong>, el email que
        confirmaste en tu cuenta: no hace falta ningún código.
      </p>
      {refusal && <Alert tone="error" title={refusal} />}
      <Button isLoading={isSending} onClick={() => void claim()}>
        Reclamar la página
      </Button>
    </Card>
  )
}
