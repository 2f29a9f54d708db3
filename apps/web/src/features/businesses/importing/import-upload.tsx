'use client'

import { uploadBusinessImportEndpoint } from '@oficio/contracts/businesses/importing/imports'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { FileUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { FileButton } from '@/components/ui/file-button'
import { LiveForm } from '@/components/ui/live-form'
import { Progress } from '@/components/ui/progress'
import { errorOf } from '@/lib/api/api-client'
import { uploadFile } from '@/lib/api/upload-file'

/** Uploads an import file, which is checked but not imported, and opens the result. */
export function ImportUpload() {
  const router = useRouter()
  const [percent, setPercent] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isSending = percent !== null

  const send = async ([file]: readonly File[]) => {
    if (!file) return
    setRefusal(null)
    setPercent(0)
    try {
      const { id } = await uploadFile(uploadBusinessImportEndpoint, file, { onProgress: setPercent })
      router.push(paths.adminBusinessImport(id))
    } catch (error) {
      const { text, fields } = errorOf(error)
      setRefusal(fields.table ?? text)
      setPercent(null)
    }
  }

  return (
    <LiveForm className="space-y-4">
      <div className="space-y-1">
        <h2 className="text-xl">Elegí el archivo</h2>
        <p className="text-muted-foreground">
          CSV como lo guarda tu planilla, de hasta {limits.importBytes / 1024 / 1024} MB y{' '}
          {limits.importLines.toLocaleString('es-AR')} líneas.
        </p>
      </div>
      {refusal && (
        <Alert tone="error" title={refusal}>
          No se importó nada.
        </Alert>
      )}
      <FileButton
        variant="primary"
        accept=".csv,text/csv"
        disabled={isSending}
        onPicked={(files) => void send(files)}
      >
        <FileUp aria-hidden />
        {isSending ? 'Revisando el archivo...' : 'Elegir y revisar'}
      </FileButton>
      {isSending && <Progress label="Subiendo el archivo" value={percent} />}
      <p className="text-sm text-muted-foreground">
        Solo datos públicos de negocios, no de personas. Cada página que se cree dice de dónde salió, y su
        dueño la puede reclamar o pedir que la saquemos.
      </p>
    </LiveForm>
  )
}
