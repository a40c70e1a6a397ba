import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** A key and a certificate for localhost that nobody vouches for, made for this run; `null` where openssl is missing. */
export const madeCertificate = (): { readonly key: Buffer; readonly cert: Buffer } | null => {
  const folder = mkdtempSync(`${tmpdir()}/tradepost-tls-`)
  const [key, cert] = [`${folder}/key.pem`, `${folder}/cert.pem`]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', key, '-out', cert]
  const { status } = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...subject])
  const made = status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : null
  rmSync(folder, { recursive: true })
  return made
}
