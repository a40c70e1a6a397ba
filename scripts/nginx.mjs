// An nginx of our own on a free port of this computer, with the configuration of `deploy`, in a folder that is thrown away.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { freePort } from './free-port.mjs'
import { root } from './install.mjs'

const find = () => ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path))

/** The path of nginx, installed by apt if need be; ends the process with a clear message where that cannot be. */
export const ensureNginx = () => {
  const found = find()
  if (found) return found
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error('nginx is missing. Install it, or run this as root on Debian, where it is installed by itself.')
    process.exit(1)
  }
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  run('update', '-q')
  run('install', '-q', '-y', '--no-install-recommends', 'nginx', 'libnginx-mod-http-brotli-static')
  return find() ?? process.exit(1)
}

/** The module of Debian that sends prepared brotli files. */
export const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const mainConfig = (folder, connections) => `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/start.log notice;
${existsSync(brotli) ? `load_module ${brotli};` : ''}
worker_rlimit_nofile 16384;
events { worker_connections ${connections}; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/work/body;
  proxy_temp_path ${folder}/work/proxy;
  fastcgi_temp_path ${folder}/work/fastcgi;
  uwsgi_temp_path ${folder}/work/uwsgi;
  scgi_temp_path ${folder}/work/scgi;
  include ${folder}/conf/tradepost.conf;
}
`

/** Writes a configuration with `deploy/nginx/render.sh`; `snippet` is added to the server, `deploy` holds the header files. */
export const prepareNginx = async ({ folder, deploy, variables, snippet = '', connections = 4096 }) => {
  for (const name of ['conf/options', 'work', 'logs']) mkdirSync(`${folder}/${name}`, { recursive: true })
  const port = await freePort()
  const { status, stderr } = spawnSync('sh', [`${deploy}/nginx/render.sh`, `${folder}/conf`], {
    encoding: 'utf8',
    env: {
      ...process.env,
      TRADEPOST_LISTEN: `127.0.0.1:${port}`,
      TRADEPOST_ROOT: `${root}dist`,
      TRADEPOST_LOGS: `${folder}/logs`,
      ...variables,
    },
  })
  if (status !== 0) throw new Error(stderr.trim())
  writeFileSync(`${folder}/conf/options/more.conf`, snippet)
  writeFileSync(`${folder}/nginx.conf`, mainConfig(folder, connections))
  return { folder, port, origin: `http://localhost:${port}` }
}

/** What nginx says of a configuration, `null` when it is fine. */
export const complaintOf = (nginx, { folder }) => {
  const { status, stderr } = spawnSync(nginx, ['-t', '-q', '-p', folder, '-c', `${folder}/nginx.conf`], {
    encoding: 'utf8',
  })
  return status === 0 ? null : stderr.trim()
}

/** Starts a prepared nginx and waits until it answers. */
export const startNginx = async (nginx, prepared) => {
  const { folder, port } = prepared
  const child = spawn(nginx, ['-p', folder, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const signal = (name, isWhole = false) => {
    try {
      process.kill(isWhole ? -child.pid : child.pid, name)
    } catch {
      // It is gone already.
    }
  }
  for (let turn = 0; ; turn += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (answer?.ok) break
    if (turn > 100 || child.exitCode !== null) throw new Error(`nginx does not start: ${complaintOf(nginx, prepared)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    ...prepared,
    reload: () => signal('SIGHUP'),
    stop: async () => {
      signal('SIGTERM')
      await ended
    },
    /** As if the machine lost its power: master and workers at once. */
    kill: async () => {
      signal('SIGKILL', true)
      await ended
    },
  }
}
