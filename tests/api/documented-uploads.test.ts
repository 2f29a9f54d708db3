import { createTestContext } from '@oficio/domain/testing/test-context'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeScene, type Scene, serveWith, stopServing } from '../access/api'
import { schemasOf } from './checked-schemas'
import { describedApi } from './described-api'
import { fetchFromSite } from './fetch-from-site'

interface Field {
  type?: string
  format?: string
  items?: { format?: string }
}

interface Upload {
  path: string
  fields: Record<string, Field>
  example: Record<string, unknown>
  isOpen: boolean
}

const document = describedApi()

/** Every call of the description that takes a multipart body. */
const uploads: Upload[] = Object.entries<{ post?: UploadOperation }>(document.paths).flatMap(
  ([path, { post }]) => {
    const schema = post?.requestBody?.content['multipart/form-data']?.schema
    if (!post || !schema) return []
    const name = schema.$ref?.split('/').at(-1)
    const { properties } = name ? document.components.schemas[name] : schema
    const example = post.requestBody?.content['application/json']?.example ?? {}
    return [{ path, fields: properties, example, isOpen: post.security.length > 1 }]
  },
)

interface UploadOperation {
  requestBody?: {
    content: Record<
      string,
      { schema: { $ref?: string; properties?: object }; example?: Record<string, unknown> }
    >
  }
  security: unknown[]
}

const isFile = ({ format, items }: Field) => format === 'binary' || items?.format === 'binary'

let scene: Scene
let fetch: Awaited<ReturnType<typeof fetchFromSite>>
let files: Record<string, File>
beforeAll(async () => {
  const ctx = await createTestContext()
  scene = await makeScene(ctx)
  serveWith(ctx)
  fetch = await fetchFromSite()
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const pdf = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'
  const photo = new File([new Uint8Array(jpeg)], 'obra.jpg', { type: 'image/jpeg' })
  const table = 'nombre;rubro;provincia;localidad\nPanadería Sol;Panadería;Santa Fe;Rosario\n'
  files = {
    photo,
    photos: photo,
    profilePhoto: photo,
    document: new File([pdf], 'matricula.pdf', { type: 'application/pdf' }),
    additionalDocs: new File([pdf], 'matricula.pdf', { type: 'application/pdf' }),
    table: new File([table], 'negocios.csv', { type: 'text/csv' }),
  }
})
afterAll(stopServing)

it('names the calls that take files, so that a new one is executed below', () => {
  expect(uploads.map(({ path }) => path).sort()).toEqual([
    '/admin/business-imports',
    '/auth/register/professional',
    '/photos',
    '/professionals/documents',
    '/service-requests',
  ])
})

it('answers every documented multipart body with real files with a success that its schema accepts', async () => {
  const faultOf = schemasOf(document)
  const faults: string[] = []
  for (const upload of uploads) {
    const answer = await fetch(`http://localhost:3000/api${upload.path}`, {
      method: 'POST',
      headers: await headersFor(upload),
      body: formOf(upload),
    })
    const body: unknown = await answer.json()
    const pointer = ['paths', upload.path, 'post', 'responses', `${answer.status}`]
    const fault = answer.ok
      ? faultOf([...pointer, 'content', 'application/json', 'schema'], body)
      : 'was refused'
    if (fault) faults.push(`${upload.path} ${answer.status}: ${fault} ${JSON.stringify(body)}`)
  }
  expect(faults).toEqual([])
})

/** Returns the documented example as a form, with a file in each field that takes one. */
function formOf({ fields, example }: Upload): FormData {
  const form = new FormData()
  for (const [name, field] of Object.entries(fields)) {
    if (isFile(field)) {
      const file = files[name]
      if (!file) throw new Error(`no file for the field ${name}`)
      form.append(name, file)
    } else if (name in example) appendText(form, name, example[name])
  }
  return form
}

function appendText(form: FormData, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) form.append(name, String(item))
  else form.append(name, value instanceof Object ? JSON.stringify(value) : String(value))
}

/** Returns the headers of an upload. Open calls are made as a program without an account makes them. */
async function headersFor({ path, isOpen }: Upload): Promise<Record<string, string>> {
  if (!isOpen) return { cookie: scene.cookies.admin ?? '', origin: 'http://localhost:3000' }
  if (path !== '/professionals/documents') return {}
  const started = await fetch('http://localhost:3000/api/professionals/registrations', { method: 'POST' })
  return { cookie: started.headers.get('set-cookie')?.split(';')[0] ?? '' }
}
