import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { JsMinifyOptions } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type ChunkGraph, type Compiler, type Configuration, type Module } from 'webpack';
import 'webpack-dev-server';

const root = import.meta.dirname;

/** Writes a brotli and a gzip file beside every asset, so that the server need not compress, and prints the sizes. */
class CompressedAssets {
  apply(compiler: Compiler): void {
    // Runs after the assets are written, so that compressed files are never older than their source.
    compiler.hooks.afterEmit.tapPromise('CompressedAssets', async ({ assets }) => {
      const plain = Object.keys(assets).filter((name) => /\.(?:js|css|html|json|svg)$/.test(name));
      const sizes = await Promise.all(plain.map((name) => compress(resolve(compiler.outputPath, name), name)));
      console.log(
        sizes
          .sort((a, b) => b.bytes - a.bytes)
          .map(sizeLine)
          .join('\n'),
      );
    });
  }
}

async function compress(file: string, name: string): Promise<{ name: string; bytes: number }> {
  const content = await readFile(file);
  const brotli = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  return { name, bytes: brotli.length };
}

const sizeLine = ({ name, bytes }: { name: string; bytes: number }) =>
  `${(bytes / 1024).toFixed(1).padStart(7)} KB brotli  ${name}`;

/**
 * Leaves out Inversify's generated resolvers, which are unused and which the Content-Security-Policy would refuse.
 * The files are recognised by what they export.
 */
const withoutGeneratedResolvers = () =>
  new webpack.NormalModuleReplacementPlugin(/^\.\.?\/.*Jit\.js$/, (found) => {
    found.request = `data:text/javascript,export const ${basename(found.request, '.js')} = undefined;`;
  });

/** Uses chunk names as ids, so that the runtime on the sign-in page needs no table of names. */
class NamedChunkIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NamedChunkIds', ({ hooks }) => {
      hooks.chunkIds.tap('NamedChunkIds', (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}

/** Whether a module would be in the chunk with this name anyway. */
const isPartOf =
  (name: string) =>
  (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
    [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name);

/** Includes what the live events of lists share with records, which would otherwise load with the form. */
const isForFirstScreen = (...of: Parameters<ReturnType<typeof isPartOf>>): boolean =>
  isPartOf('shell')(...of) || (isPartOf('live')(...of) && isPartOf('record')(...of));

/** Icons are bundled with the screen that uses them: a shared chunk would cost a request for a few hundred bytes. */
const isIcon = /[\\/]node_modules[\\/]@fluentui[\\/]react-icons[\\/]lib[\\/]atoms[\\/]/;

const isFluent =
  /[\\/]node_modules[\\/](?:@fluentui[\\/](?!react-icons[\\/]lib[\\/]atoms[\\/])|@floating-ui|tabster|keyborg)/;

/** Compiles the first screens eagerly: the browser does it at once, while waiting for an answer. */
const eagerFirst = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /^first\./,
  // After the minimizer, which drops comments, and before the source maps.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

interface Environment {
  /** A build with the memory adapters, for tests and demonstrations: not minified, precompiled or compressed. */
  readonly fake?: boolean;
  readonly WEBPACK_SERVE?: boolean;
}

export default ({ fake = false, WEBPACK_SERVE: serving = false }: Environment): Configuration => ({
  name: fake ? 'fake' : serving ? 'development' : 'production',
  mode: serving ? 'development' : 'production',
  entry: {
    main: fake ? './src/main.fake.tsx' : './src/main.tsx',
    // Loaded by the page itself, if it showed the list before.
    snapshot: './src/adapters/browser/shared/show-snapshot.ts',
  },
  output: {
    path: resolve(root, fake ? 'dist-fake' : 'dist'),
    filename: serving ? '[name].js' : '[name].[contenthash:6].js',
    publicPath: '/',
    clean: true,
    // The modification time of the page tells whether the build is newer than the sources.
    compareBeforeEmit: false,
    // No older browsers: Griffel, React and the console need these features. A CommonJS package is one function; as
    // an arrow function it would be parsed twice, see `wrap_func_args`.
    environment: {
      arrowFunction: false,
      const: true,
      destructuring: true,
      optionalChaining: true,
      templateLiteral: true,
    },
  },
  // rxjs exposes its modern build under this condition; the other build has its own helpers.
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    conditionNames: ['es2015', '...'],
    alias: {
      // React has this built in; the package is a shim for older versions.
      'use-sync-external-store/shim$': 'react',
      'use-sync-external-store/shim/index.js$': 'react',
      // The CommonJS build includes all of `tslib`, of which rxjs needs four functions, and would delay the first
      // list.
      'echarts-for-react/lib/core$': 'echarts-for-react/esm/core',
    },
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        include: resolve(root, 'src'),
        use: [
          // Compiles styles at build time: 7 KB less script, and no style code runs before the first paint.
          ...(serving || fake
            ? []
            : [
                {
                  loader: '@griffel/webpack-loader',
                  options: { babelOptions: { presets: ['@babel/preset-typescript'] } },
                },
              ]),
          {
            loader: 'swc-loader',
            options: { jsc: { transform: { react: { refresh: serving, development: serving } } } },
          },
        ],
      },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: './src/index.html', inject: false, chunks: ['main'], early: !fake }),
    ...(serving ? [new ReactRefreshPlugin()] : [new NamedChunkIds()]),
    ...(serving || fake ? [] : [withoutGeneratedResolvers(), eagerFirst, new CompressedAssets()]),
  ],
  optimization: {
    minimize: !serving && !fake,
    mangleExports: !serving && 'size',
    minimizer: [
      new MinimizerPlugin<JsMinifyOptions>({
        test: /\.js$/,
        minify: [
          {
            implementation: MinimizerPlugin.swcMinify,
            options: { ecma: 2020, compress: { ecma: 2020, passes: 3, pure_getters: true }, mangle: true },
          },
          {
            // The chunk with CommonJS packages.
            filter: (name: string) => name.startsWith('main.'),
            implementation: MinimizerPlugin.terserMinify,
            options: { ecma: 2020, compress: false, mangle: false, format: { wrap_func_args: true } },
          },
        ],
      }),
      // The page and its inline script.
      '...',
    ],
    splitChunks: {
      chunks: (chunk) => !chunk.canBeInitial(),
      cacheGroups: {
        defaultVendors: false,
        default: {
          minChunks: 2,
          // Smaller modules are copied, because each chunk adds a line to the sign-in page.
          minSize: 50_000,
          priority: -20,
          reuseExistingChunk: true,
          test: (module: Module) => !isIcon.test(module.nameForCondition() ?? ''),
        },
        // One chunk for what a signed-in user needs first; later chunks do not copy it.
        shell: { name: 'first', test: isForFirstScreen, minChunks: 1, enforce: true, priority: 1 },
        record: { name: 'form', test: isPartOf('record'), minChunks: 1, enforce: true },
        // Fluent's composite widgets and their dependencies, loaded when idle after the first list.
        widgets: { name: 'fluent', test: isFluent, minChunks: 1, enforce: true, priority: 0.5 },
      },
    },
  },
  devtool: serving ? 'eval-cheap-module-source-map' : fake ? false : 'hidden-source-map',
  // With mangled exports, cached code would call a renamed export by its old name.
  cache: serving && {
    type: 'filesystem',
    buildDependencies: { config: [resolve(root, 'webpack.config.ts'), resolve(root, '.swcrc')] },
  },
  performance: false,
  stats: serving ? 'minimal' : 'errors-warnings',
  devServer: {
    port: Number(process.env['DEV_PORT'] ?? 8081),
    // File URLs end with their extension, so dots must be allowed in paths.
    historyApiFallback: { disableDotRule: true },
    proxy: [{ context: ['/api', '/media'], target: process.env['API_URL'] ?? 'http://localhost:8080' }],
    client: { overlay: { warnings: false } },
  },
});
