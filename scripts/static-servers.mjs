/* Configurations of web servers that serve the static deployment with its headers. */

/**
 * A location with headers of its own inherits none in nginx, so each repeats them all.
 * Cache-Control has no `always`, so that a 404 is not cached for a year.
 */
export function nginxFile({ headers, kept, fresh }) {
  const lines = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  )
  const location = (path, cache, rule) =>
    `  location ${path} {\n${lines.join('\n')}\n    add_header Cache-Control "${cache}";\n    ${rule}\n  }\n`
  return `server {
  listen 80;
  server_name counter.example.com;
  return 308 https://$host$request_uri;
}
server {
  listen 443 ssl http2;
  server_name counter.example.com;
  ssl_certificate /etc/ssl/counter/fullchain.pem;
  ssl_certificate_key /etc/ssl/counter/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  server_tokens off;
  root /srv/counter;
  include mime.types;
  gzip_static on;
  gzip_vary on;
  location = /_headers {
    return 404;
  }
${location('/assets/', kept, 'try_files $uri =404;')}
${location('/', fresh, 'try_files $uri /index.html;')}}
`
}

/** Caddy would let the general one of two equal headers win, so each file has only one. */
export function caddyFile({ headers, kept, fresh }) {
  const lines = Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`)
  return `counter.example.com {
  root * /srv/counter
  header {
${lines.join('\n')}
  }
  @kept {
    path /assets/*
    file
  }
  @fresh not path /assets/*
  header @kept Cache-Control "${kept}"
  header @fresh Cache-Control "${fresh}"
  handle /_headers {
    respond 404
  }
  handle /assets/* {
    file_server {
      precompressed br gzip
    }
  }
  handle {
    try_files {path} /index.html
    file_server {
      precompressed br gzip
    }
  }
}
`
}
